import { Link } from '@tanstack/react-router';
import { showPhone } from '@tidemark/contract/phones';
import { BookOpen, Mail, Phone } from 'lucide-react';
import { telOf } from '../ui/format/tel-of.ts';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useSupport } from './use-support.ts';

/** Emergency contacts, set by the company, and how the app works offline. */
export function SupportPage() {
  const support = useSupport();
  return (
    <Page title="Support">
      <Card title="Emergency support">
        <p>If anyone is in danger, call 911 first{support?.phone ? ', then the number here' : ''}.</p>
        {support?.phone && (
          <a className="row gap-2 tap w-650 break-anywhere" href={telOf(support.phone)}>
            <Phone size={20} aria-hidden />
            {showPhone(support.phone)}
          </a>
        )}
        {support?.email && (
          <a className="row gap-2 tap w-650 break-anywhere" href={`mailto:${support.email}`}>
            <Mail size={20} aria-hidden />
            {support.email}
          </a>
        )}
        {!support?.phone && !support?.email && (
          <p className="ink-2">
            {support ? 'No phone or email is set up here.' : "The number will load when you're online."} Call
            your supervisor or your office.
          </p>
        )}
      </Card>
      <Card title="Without a signal">
        <p>
          Keep working. Every change is saved on this device and will be sent when you're back online. See
          what is waiting under <Link to="/to-send">To send</Link>.
        </p>
      </Card>
      <Card title="How to">
        <Link to="/help" className="row gap-2 tap w-650 break-anywhere">
          <BookOpen size={20} aria-hidden />
          Help: Getting Started and Best Practices
        </Link>
      </Card>
    </Page>
  );
}
