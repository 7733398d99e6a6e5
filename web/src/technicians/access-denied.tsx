import { Link } from '@tanstack/react-router';
import { ArrowLeft, ShieldX } from 'lucide-react';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { copy } from './copy.ts';

interface Props {
  /** The page's. */
  title: string;
  message: string;
}

/** Second document, section 6. */
export function AccessDenied({ title, message }: Props) {
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          icon={<ShieldX size={40} aria-hidden />}
          title={copy.denied}
          hint={message}
          action={
            <ButtonLink
              kind="primary"
              icon={<ArrowLeft size={20} aria-hidden />}
              renderRoot={(props) => <Link to="/" {...props} />}
            >
              {copy.backToDashboard}
            </ButtonLink>
          }
        />
      </Card>
    </Page>
  );
}
