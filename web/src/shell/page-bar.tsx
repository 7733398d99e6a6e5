import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '../offline/session/index.ts';
import { IconButton, IconLink } from '../ui/controls/icon-button.tsx';
import { SendPill } from '../ui/feedback/send-pill.tsx';
import type { SendState } from '../ui/feedback/send-state.ts';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { useBarWords } from './bar-words.tsx';
import { SendNowButton } from './send-now-button.tsx';

/** The bar on phone and tablet: the brand on the dashboard, a way home and the name elsewhere. */
export function PageBar({ send }: { send: SendState }) {
  const { screen, title, subtitle, titled } = useBarWords();
  const home = useHome();
  const pill = <SendPill state={send} renderRoot={(props) => <Link to="/to-send" {...props} />} />;
  if (screen === 'Dashboard') {
    return (
      <AppBar touchOnly send={send} end={pill}>
        <Brand renderRoot={(props) => <Link to="/" {...props} />} />
      </AppBar>
    );
  }
  return (
    <AppBar
      touchOnly
      send={send}
      start={screen === 'Project' ? <JobBack /> : screen !== home && <ToHome />}
      title={title}
      titled={titled}
      subtitle={subtitle}
      end={screen === 'To send' ? <SendNowButton /> : pill}
    />
  );
}

const arrow = <ArrowLeft size={22} aria-hidden />;

/** Where `/` leads. */
function useHome(): 'Today' | 'Dashboard' {
  const role = useSession()?.technician.role;
  return role && isManager(role) ? 'Today' : 'Dashboard';
}

const ToHome = () => (
  <IconLink label={`Back to ${useHome()}`} icon={arrow} renderRoot={(props) => <Link to="/" {...props} />} />
);

/** A job is come to from many places: back leads there, and without one to the list. */
function JobBack() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const home = useHome();
  if (canGoBack) return <IconButton label="Back" icon={arrow} onClick={() => router.history.back()} />;
  if (home === 'Dashboard') return <ToHome />;
  return (
    <IconLink
      label="Back to Projects"
      icon={arrow}
      renderRoot={(props) => <Link to="/projects" {...props} />}
    />
  );
}
