import { companyActions } from '@tidemark/contract/company/actions';
import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { explain } from '../offline/faults/index.ts';
import { Button } from '../ui/controls/button.tsx';
import styles from './company.module.css';
import { copy } from './copy.ts';

export const logoAddress = (id: string) => `/api/v1${companyActions.logo.path.replace(':id', id)}`;

interface Props {
  logoId: string | null;
  error: string | undefined;
  onChange: (logoId: string | null) => void;
}

/** A chosen file is uploaded at once, and used once the profile is saved with it. */
export function LogoField({ logoId, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function take(file: File | undefined) {
    if (!file || busy) return;
    setBusy(true);
    // What judges a picture is loaded with the first one.
    const uploaded = await import('./upload-logo.ts')
      .then(({ uploadLogo }) => uploadLogo(file))
      .catch((failed: unknown) => ({ problem: explain(failed) }))
      .finally(() => setBusy(false));
    setProblem('problem' in uploaded ? uploaded.problem : undefined);
    if ('id' in uploaded) onChange(uploaded.id);
  }
  const wrong = problem ?? error;
  return (
    <div className={`row gap-3 ${styles.whole} ${styles.logo}`}>
      {logoId && (
        <div className={styles.plate}>
          <img src={logoAddress(logoId)} alt="Logo" />
        </div>
      )}
      <div>
        <div className="flex wrap gap-2">
          <Button
            icon={<ImageUp size={20} aria-hidden />}
            busy={busy}
            aria-describedby={id}
            onClick={() => input.current?.click()}
          >
            {logoId ? copy.replaceLogo : copy.addLogo}
          </Button>
          {logoId && <Button onClick={() => onChange(null)}>Remove</Button>}
        </div>
        <p id={id} className="ink-2">
          {copy.logoHint}
        </p>
        {wrong && (
          <p role="alert" className={styles.problem}>
            {wrong}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          aria-label="Logo"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
