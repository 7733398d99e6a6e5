import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SignIns } from './sign-ins.tsx';

export function Security() {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Card title="Change password">
        {changing ? (
          <ChangePasswordForm onDone={() => setChanging(false)} />
        ) : (
          <Button icon={<KeyRound size={20} aria-hidden />} onClick={() => setChanging(true)}>
            Change Password
          </Button>
        )}
      </Card>
      <SignIns />
    </>
  );
}
