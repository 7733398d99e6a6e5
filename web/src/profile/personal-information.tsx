import type { Technician } from '@tidemark/contract/technicians';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PersonalFacts } from '../technicians/personal-facts.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Read, or edited; leaving the form without saving shows what is stored (second document, section 4, "Profile"). */
export function PersonalInformation({ technician }: { technician: Technician }) {
  const [editing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const before = useRef(editing);
  // The pressed button unmounts, so the focus moves into the form, and back to its opener.
  useEffect(() => {
    if (before.current !== editing) card.current?.querySelector<HTMLElement>('input, button')?.focus();
    before.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <Card ref={card} title="Personal information">
        <ProfileForm technician={technician} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <Card
      ref={card}
      title="Personal information"
      action={
        <Button
          kind="outline"
          size="sm"
          icon={<Pencil size={20} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Edit Profile
        </Button>
      }
    >
      <DefinitionList columns={3}>
        <PersonalFacts technician={technician} />
      </DefinitionList>
    </Card>
  );
}
