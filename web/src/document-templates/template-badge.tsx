import type { DocumentTemplate } from '@tidemark/contract/document-templates/template';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Badge } from '../ui/format/badge.tsx';
import { copy } from './copy.ts';

/** Whether a text may be signed. */
export function TemplateBadge({ released, checked }: Pick<DocumentTemplate, 'released' | 'checked'>) {
  return released ? (
    <Badge icon={CircleCheck} look="green">
      {checked ? copy.checked : copy.ready}
    </Badge>
  ) : (
    <Badge icon={CircleAlert} look="orange">
      {copy.notChecked}
    </Badge>
  );
}
