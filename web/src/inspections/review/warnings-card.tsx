import { House, Image, ImageOff, type LucideIcon, Signature, Table2, Trash2 } from 'lucide-react';
import { SheetLink } from '../../claim-sheets/room-links.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { WayRow } from '../../ui/layout/way-row.tsx';
import type { Elsewhere, Warning } from './warnings.ts';
import styles from './warnings-card.module.css';

const icons: Record<Warning['kind'], LucideIcon> = {
  lines: Table2,
  ticked: House,
  photo: Image,
  unplaced: ImageOff,
  debris: Trash2,
  signature: Signature,
};

interface Props {
  projectId: number;
  warnings: readonly Warning[];
  onLead: (way: Elsewhere) => void;
}

/** What the office will miss, each with the way there. Nothing of it holds anybody up. */
export function WarningsCard({ projectId, warnings, onLead }: Props) {
  if (warnings.length === 0) return null;
  return (
    <Card title="Look at these before you submit" flush>
      <p className={`ink-2 wide-text ${styles.hint}`}>
        None of them stops you. The office will ask about each one.
      </p>
      <ul>
        {warnings.map(({ kind, title, facts, way }) => (
          <WayRow
            key={kind}
            tone="orange"
            icon={icons[kind]}
            title={title}
            facts={facts}
            renderRoot={(props) =>
              way.to === 'sheet' ? (
                <SheetLink projectId={projectId} roomId={way.roomId} {...props} />
              ) : (
                <button
                  type="button"
                  onClick={() => (way.to === 'signature' ? goToSignature() : onLead(way))}
                  {...props}
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function goToSignature() {
  const field = document.querySelector<HTMLElement>('[data-signature="technicianSignature"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
