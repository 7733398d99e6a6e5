import { FileDown, LayoutList, ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Menu } from '../ui/controls/menu.tsx';
import { copy } from './copy.ts';
import { downloadScope } from './download.ts';
import styles from './estimate-card.module.css';

type Asked = Parameters<typeof downloadScope>[1];

/** The lines without prices, for whoever types them into another program. */
export function ScopeFiles({ inspectionId }: { inspectionId: string }) {
  const [busy, setBusy] = useState<'csv' | 'pdf'>();
  async function load(as: Asked) {
    setBusy(as === 'csv' ? 'csv' : 'pdf');
    await downloadScope(inspectionId, as);
    setBusy(undefined);
  }
  return (
    <section className={`line-top ${styles.scope}`} aria-label={copy.scope}>
      <h3 className="w-650">{copy.scope}</h3>
      <p className="ink-2 text-small">{copy.scopeHint}</p>
      <div className={`row wrap gap-2 ${styles.buttons}`}>
        <Button
          size="sm"
          icon={<FileDown size={18} aria-hidden />}
          busy={busy === 'csv'}
          disabled={busy === 'pdf'}
          onClick={() => void load('csv')}
        >
          {copy.scopeCsv}
        </Button>
        <Menu
          label={copy.scopePdf}
          items={[
            {
              label: copy.byRoom,
              icon: <LayoutList size={20} aria-hidden />,
              onSelect: () => void load('room'),
            },
            {
              label: copy.bySection,
              icon: <ListOrdered size={20} aria-hidden />,
              onSelect: () => void load('section'),
            },
          ]}
          renderButton={(button) => (
            <Button
              {...button}
              size="sm"
              icon={<FileDown size={18} aria-hidden />}
              busy={busy === 'pdf'}
              disabled={busy === 'csv'}
            >
              {copy.scopePdf}
            </Button>
          )}
        />
      </div>
    </section>
  );
}
