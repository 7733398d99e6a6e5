import { passwordsDiffer } from '@tidemark/contract/passwords';
import { useState } from 'react';

const blank = { password: '', confirm: '' };

export interface NewPassword {
  typed: typeof blank;
  change: (part: Partial<typeof blank>) => void;
  errors: { password: string | undefined; confirm: string | undefined };
  /** Both are filled and the same. */
  ready: boolean;
  /** The server's message about the password; typing clears it. */
  refuse: (message: string | undefined) => void;
  clear: () => void;
}

/** Second document, section 5: if both are filled and differ, that shows and there is nothing to submit. */
export function useNewPassword(): NewPassword {
  const [typed, setTyped] = useState(blank);
  const [refused, refuse] = useState<string>();
  const filled = typed.password !== '' && typed.confirm !== '';
  const differ = filled && typed.password !== typed.confirm;
  return {
    typed,
    change: (part) => {
      setTyped((before) => ({ ...before, ...part }));
      if (part.password !== undefined) refuse(undefined);
    },
    errors: { password: refused, confirm: differ ? passwordsDiffer : undefined },
    ready: filled && !differ,
    refuse,
    clear: () => {
      setTyped(blank);
      refuse(undefined);
    },
  };
}
