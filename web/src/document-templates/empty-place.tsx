import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import styles from './text-blocks.module.css';
import { type Place, Runs, type TextValues } from './text-blocks.tsx';

/** The words for places that are not filled in. */
export const placeWords = {
  en: {
    sign: 'Signature',
    initials: 'Initials',
    write: 'Handwriting',
    optional: 'optional',
    role: { customer: 'Customer', technician: 'Technician', company: 'Company' },
  },
  es: {
    sign: 'Firma',
    initials: 'Iniciales',
    write: 'A mano',
    optional: 'opcional',
    role: { customer: 'Cliente', technician: 'Técnico', company: 'Empresa' },
  },
} as const;

interface Props extends Pick<TextValues, 'value'> {
  block: Place;
  language: DocumentLanguage;
}

/** A place to fill in, while the text is only read. */
export function EmptyPlace({ block, language, value: known }: Props) {
  const words = placeWords[language];
  switch (block.kind) {
    case 'box':
      return (
        <p className={styles.tick} data-must={block.must || undefined}>
          <Runs inlines={block.inlines} value={known} />
        </p>
      );
    case 'choice':
      return block.options.map(({ value, inlines, write }) => (
        <div key={value}>
          <p className={styles.tick} data-round>
            <Runs inlines={inlines} value={known} />
          </p>
          {write !== undefined && <p className={styles.place}>{words.write}</p>}
        </div>
      ));
    case 'write':
      return <p className={styles.place}>{words.write}</p>;
    default:
      return (
        <p className={styles.place}>
          {words[block.kind]}: {words.role[block.role]}
          {block.kind === 'sign' && block.optional && ` (${words.optional})`}
        </p>
      );
  }
}
