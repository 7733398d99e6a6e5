import { isManager } from '@tidemark/contract/access';
import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import { BookmarkPlus, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { getSession } from '../../offline/session/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { templateCopy as copy, linesWord } from '../copy-in/copy.ts';
import { SourceList } from '../copy-in/source-list.tsx';
import type { Source } from '../copy-in/use-source.ts';
import { deleteTemplate } from './template-acts.ts';
import type { KnownTemplate } from './use-templates.ts';

interface TemplateSourceProps {
  source: Source;
  /** Whether the open sheet has lines to keep. */
  canSave: boolean;
  onSave: () => void;
  onEdit: (template: Template) => void;
}

/** The templates to copy from, what can be done to the chosen one, and saving the open sheet as another. */
export function TemplateSource({ source, canSave, onSave, onEdit }: TemplateSourceProps) {
  const { templates, chosen, choose, template } = source;
  const acts = useRef<HTMLDivElement>(null);
  if (!templates) return null;
  const saved = template?.saved;
  const role = getSession()?.technician.role;
  const mayChange = saved && (saved.mine || (role !== undefined && isManager(role)));
  /** What can be done with it goes with it: another of the list, not the chosen one that goes too, has the focus then. */
  const remove = async (one: Template) => {
    const list = acts.current?.previousElementSibling;
    if (await deleteTemplate(one)) list?.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  };
  return (
    <>
      <SourceList
        label={copy.list}
        choices={templates.map((one) => ({ id: one.id, name: one.name, detail: detail(one) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <div ref={acts} className="flex wrap gap-2">
        {mayChange && (
          <>
            <Button
              size="sm"
              icon={<Pencil size={18} aria-hidden />}
              aria-label={`${copy.edit} ${saved.name}`}
              onClick={() => onEdit(saved)}
            >
              {copy.edit}
            </Button>
            <Button
              size="sm"
              kind="quiet-danger"
              icon={<Trash2 size={18} aria-hidden />}
              aria-label={`${copy.delete} ${saved.name}`}
              onClick={() => void remove(saved)}
            >
              {copy.delete}
            </Button>
          </>
        )}
        <Button
          size="sm"
          kind="outline"
          icon={<BookmarkPlus size={18} aria-hidden />}
          disabled={!canSave}
          onClick={onSave}
        >
          {copy.save}
        </Button>
      </div>
    </>
  );
}

function detail({ lossKind, lines, saved }: KnownTemplate): string {
  const who = !saved
    ? copy.starter
    : saved.mine || saved.savedBy === ''
      ? copy.byYou
      : copy.by(saved.savedBy);
  return `${lossKind}, ${linesWord(lines)}, ${who}`;
}
