import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Signature } from '@tidemark/contract/inspections/signature';
import { signatureBox } from '@tidemark/contract/inspections/signature-box';
import { polyline } from '../../inspections/review/strokes.ts';
import { showMoment } from '../../ui/format/dates.ts';
import { Card } from '../../ui/layout/card.tsx';
import { copy } from '../copy.ts';
import styles from './evidence.module.css';

/** Who signed, as it was drawn. */
export function SignaturesCard({ inspection }: { inspection: Inspection }) {
  const { technicianSignature, customerSignature } = inspection;
  if (!technicianSignature && !customerSignature) return null;
  return (
    <Card title={copy.signatures} level={3}>
      <div className={`grid cols-2 gap-2 ${styles.signatures}`}>
        {technicianSignature && <Signed who={copy.technician} signature={technicianSignature} />}
        {customerSignature && <Signed who={copy.customer} signature={customerSignature} />}
      </div>
    </Card>
  );
}

function Signed({ who, signature: { name, strokes, signedAt } }: { who: string; signature: Signature }) {
  return (
    <figure className={`edged ${styles.signature}`}>
      {strokes.length > 0 ? (
        <svg
          className="block w-full"
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          role="img"
          aria-label={`Signature of ${name}`}
        >
          {strokes.map((stroke, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a kept signature does not change
            <polyline key={index} points={polyline(stroke)} />
          ))}
        </svg>
      ) : (
        <p className="ink-2 text-small">{copy.typed}</p>
      )}
      <figcaption className="line-top tight">
        <b className="break-anywhere">{name}</b>
        <span className="block ink-2 text-small">
          {who}, {showMoment(signedAt)}
        </span>
      </figcaption>
    </figure>
  );
}
