import { Link, useMatches } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { IconLink } from '../ui/controls/icon-button.tsx';
import { SendPill } from '../ui/feedback/send-pill.tsx';
import type { SendState } from '../ui/feedback/send-state.ts';
import { AppBar } from '../ui/layout/app-bar.tsx';
import { Brand } from '../ui/layout/brand.tsx';
import { SendNowButton } from './send-now-button.tsx';

/** The bar on phone and tablet: the brand on the dashboard, a way back and the name elsewhere. */
export function PageBar({ send }: { send: SendState }) {
  const { routeId, params, title } = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return {
        routeId: last?.routeId as string | undefined,
        params: last?.params as { projectId?: string } | undefined,
        title: last?.staticData.title,
      };
    },
  });
  const dashboard = title === 'Dashboard';
  const name = title === 'Project' ? `Project #${params?.projectId}` : title;
  const pill = <SendPill state={send} renderRoot={(props) => <Link to="/to-send" {...props} />} />;
  if (dashboard) {
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
      start={
        <IconLink
          label="Back to Dashboard"
          icon={<ArrowLeft size={22} aria-hidden />}
          renderRoot={(props) => <Link to="/" {...props} />}
        />
      }
      title={name}
      end={routeId?.endsWith('/to-send') ? <SendNowButton /> : pill}
    />
  );
}
