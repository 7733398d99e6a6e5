import { Link } from '@tanstack/react-router';
import { ArrowLeft, ShieldX } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { copy } from './copy.ts';

interface Props {
  /** Of the page. */
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
