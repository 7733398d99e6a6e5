import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { copy as projects } from '../projects/copy.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';

/** Back to where one came from; whoever came by the address goes to the list. */
export function BackLink() {
  const router = useRouter();
  const role = useSession()?.technician.role;
  const look = { size: 'sm', icon: <ArrowLeft size={18} aria-hidden /> } as const;
  if (useCanGoBack()) {
    return (
      <Button {...look} onClick={() => router.history.back()}>
        {copy.back}
      </Button>
    );
  }
  const office = role !== undefined && isManager(role);
  return (
    <ButtonLink {...look} renderRoot={(props) => <Link to={office ? '/projects' : '/'} {...props} />}>
      {office ? copy.backToProjects : projects.back}
    </ButtonLink>
  );
}
