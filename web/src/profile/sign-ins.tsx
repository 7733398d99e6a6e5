import { authActions } from '@tidemark/contract/auth';
import { mostSignIns, type SignIn } from '@tidemark/contract/sign-ins';
import { LogOut } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { askToLogOutEverywhere } from '../auth/log-out.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { showFailure } from '../technicians/show-failure.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Badge } from '../ui/format/badge.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { OfficeList } from './office-list.tsx';
import styles from './profile-page.module.css';

const title = 'Where you are signed in';

/** Where this account is signed in: device, address, time; each can be ended here. */
export function SignIns() {
  const read = useCallback(() => call(authActions.signIns, {}), []);
  const hint = useNeedsConnection();
  const { answer, problem, asking, refresh } = useAnswer(read);

  const list = useRef<HTMLUListElement>(null);

  async function end({ id }: SignIn, pressed: HTMLElement) {
    try {
      await call(authActions.endSignIn, { params: { id } });
      if (document.activeElement === pressed) list.current?.focus();
      showToast({ kind: 'success', id: 'account', title: authActions.endSignIn.message });
    } catch (error) {
      showFailure(error, 'Failed to sign out that device');
    }
    refresh();
  }

  return (
    <Card title={title} flush>
      <OfficeList
        list={list}
        name={title}
        answer={answer}
        problem={problem}
        asking={asking}
        onRetry={refresh}
        label="Loading devices..."
      >
        {answer?.signIns.map((signIn) => (
          <li key={signIn.id}>
            <div>
              <b>{signIn.device}</b> {signIn.current && <Badge look="tide">This device</Badge>}
              <p>
                {signIn.place ?? 'Unknown address'}, last used {showMoment(signIn.lastUsedAt)}
              </p>
              <p>Signed in {showMoment(signIn.createdAt)}</p>
            </div>
            {!signIn.current && (
              <Button
                size="sm"
                disabled={hint !== undefined}
                icon={<LogOut size={18} aria-hidden />}
                aria-label={`Sign out ${signIn.device}`}
                onClick={({ currentTarget }) => void end(signIn, currentTarget)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </OfficeList>
      <div className={`grid line-top gap-3 ${styles.foot}`}>
        {answer?.signIns.length === mostSignIns && (
          <p>The {mostSignIns} used last are shown. Sign Out Everywhere signs out the rest too.</p>
        )}
        <Button
          kind="danger"
          disabled={hint !== undefined}
          icon={<LogOut size={20} aria-hidden />}
          onClick={() => void askToLogOutEverywhere()}
        >
          <span>
            Sign Out Everywhere
            {hint && <small>{hint}</small>}
          </span>
        </Button>
      </div>
    </Card>
  );
}
