import { cannotCheck, checkDocuments, type DocumentProof } from '@tidemark/contract/documents/seal';
import { CircleCheck, CircleX, FileSearch } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Card } from '../ui/layout/card.tsx';
import { DefinitionList, Fact } from '../ui/layout/definition-list.tsx';
import { Page } from '../ui/layout/page.tsx';
import styles from './documents.module.css';
import { contentIn, isPdf, readProof } from './read-proof.ts';
import { SealedText } from './sealed-text.tsx';
import { showFieldTime } from './show-field-time.ts';
import { verifyCopy as copy } from './verify-copy.ts';

interface Checked {
  name: string;
  /** Undefined where the file holds no proof. */
  proof: DocumentProof | undefined;
  /** Why it is not what was signed; undefined if it is. */
  fault: string | undefined;
  /** The proof is right; the pages around it may not be. */
  pdf?: boolean;
}

/** /verify: a third person sees whether a document is what was signed. Nothing leaves the device. */
export function VerifyPage() {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  async function check(files: Iterable<File>) {
    const results: Checked[] = [];
    for (const file of files) results.push(...(await checkFile(file)));
    if (results.length > 0) setChecked(results);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files);
  }
  return (
    <main className={styles.alone}>
      <Page>
        <h1 className="t-1">{copy.title}</h1>
        <p className="ink-2">{copy.lead}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same */}
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileSearch size={36} aria-hidden />
          <p>{copy.drop}</p>
          <Button kind="primary" onClick={() => input.current?.click()}>
            {copy.choose}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept=".json,application/json,.pdf,application/pdf"
            aria-label={copy.choose}
            onChange={({ currentTarget }) => {
              void check([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </div>
        <div role="status" className="stack gap-4">
          {checked.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results come all at once
            <Result key={at} {...one} />
          ))}
        </div>
        <p className="ink-2 text-small">{copy.key}</p>
      </Page>
    </main>
  );
}

async function checkFile(file: File): Promise<Checked[]> {
  const read = await readProof(file);
  if (!read) return [{ name: file.name, proof: undefined, fault: copy.noProof }];
  const faults = await checkDocuments(read.documents, read.keys);
  const pdf = await isPdf(file);
  return read.documents.map((proof) => {
    const { seal, content } = proof;
    const found = faults.find((one) => one.number === seal.number && one.projectId === content.projectId);
    return { name: file.name, proof, fault: found?.fault, pdf };
  });
}

function Result({ name, proof, fault, pdf }: Checked) {
  const content = proof && contentIn(proof);
  return (
    <Card title={<span className="break-anywhere">{name}</span>}>
      <div className="stack gap-3">
        <Note
          tone={fault === undefined ? 'tide' : 'danger'}
          icon={fault === undefined ? CircleCheck : CircleX}
          title={fault === undefined ? copy.good : proof && fault !== cannotCheck ? copy.bad : copy.unread}
        >
          {fault !== undefined && <p>{fault}</p>}
          {fault === undefined && pdf && <p>{copy.ofPdf}</p>}
        </Note>
        {proof && (
          <DefinitionList columns={2}>
            <Fact term={copy.document}>{proof.text.title}</Fact>
            <Fact term={copy.number}>{copy.numberOf(proof.seal.number, proof.content.projectId)}</Fact>
            {content?.parties.map(({ role, name: who, mark, at }) => (
              <Fact key={role} term={copy.role[role]}>
                {`${who}, ${copy.mark[mark.kind]}, ${showFieldTime(at)}`}
              </Fact>
            ))}
            <Fact term={copy.hash} full>
              <span className="num break-anywhere">{proof.seal.contentHash}</span>
            </Fact>
            <Fact term={copy.sealHash} full>
              <span className="num break-anywhere">{proof.seal.sealHash}</span>
            </Fact>
            <Fact term={copy.keyId}>
              <span className="num">{proof.seal.keyId}</span>
            </Fact>
          </DefinitionList>
        )}
        {proof && content && fault === undefined && (
          <section className="stack gap-2" aria-label={copy.signedText}>
            <h3 className="t-3">{copy.signedText}</h3>
            <SealedText {...proof.text} content={content} />
          </section>
        )}
      </div>
    </Card>
  );
}
