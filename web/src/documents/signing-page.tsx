import { getRouteApi } from '@tanstack/react-router';
import type { DocumentLanguage } from '@tidemark/contract/document-templates/kinds';
import { readMarkup } from '@tidemark/contract/document-templates/markup';
import { type ForSigner, signingActions } from '@tidemark/contract/documents/signing-actions';
import { openedFields } from '@tidemark/contract/documents/values';
import { CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { wallClock } from '../documentation/wall-clock.ts';
import { call, useAnswer } from '../offline/calls/index.ts';
import { CallError, explain, useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { Signed } from './content-of.ts';
import styles from './documents.module.css';
import { faultsOf } from './faults-of.ts';
import { forgetKept, keepSigning, openKept } from './kept-by-signer.ts';
import { namesOf } from './names-of.ts';
import { sealed } from './seal-document.ts';
import { SignFlow } from './sign-flow.tsx';
import type { Signing } from './signing.ts';
import { valuesOf } from './values-of.ts';
import { signerWords } from './words.ts';

const route = getRouteApi('/sign/$docId');

/** Before its text is here nobody knows which language the signer reads. */
const said = {
  document: 'Document. Documento.',
  notValid: 'This link is not valid. Este enlace no es válido.',
  askAgain: 'Ask whoever sent it for a new one. Pida uno nuevo a quien se lo envió.',
  notLoaded: 'The document could not be loaded. No se pudo cargar el documento.',
  tryAgain: 'Try again in a moment. Inténtelo de nuevo en un momento.',
};
/** Only an answer says that of a link: without a network, or with a server that is away, it may be valid. */
const whatFailed = (error: unknown): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
    ? said.notValid
    : said.notLoaded;

/** /sign/{docId}?share=…: the customer reads and signs on any phone, without an account. */
export function SigningPage() {
  const { docId } = route.useParams();
  const { share } = route.useSearch();
  const read = useCallback(
    () =>
      call(signingActions.read, { params: { docId }, query: { share } }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === 'unknown_path') forgetKept(docId);
        throw error;
      }),
    [docId, share],
  );
  const { answer, problem, asking, refresh } = useAnswer(read, whatFailed);
  const online = useOnline();
  return (
    <main className={styles.alone}>
      <Page>
        {answer ? (
          <Reading asked={answer} share={share} />
        ) : asking ? (
          <Loading label="Loading... Cargando...">
            <Skeleton height={320} />
          </Loading>
        ) : (
          <>
            <h1 className="visually-hidden">{said.document}</h1>
            <ErrorState
              offline={!online}
              title={problem}
              message={problem === said.notValid ? said.askAgain : said.tryAgain}
              onRetry={refresh}
            />
          </>
        )}
      </Page>
    </main>
  );
}

interface Props {
  asked: ForSigner;
  share: string | undefined;
}

function Reading({ asked, share }: Props) {
  const { document, company, consent, textSha256 } = asked;
  const { language, body, id } = document;
  const words = signerWords[language];
  const [signing, setSigning] = useState(() => openKept(id));
  const latest = useRef(signing);
  const [hash, setHash] = useState<string>();
  const blocks = useMemo(() => readMarkup(body).blocks, [body]);
  useEffect(() => {
    globalThis.document.title = document.title;
    globalThis.document.documentElement.lang = language;
  }, [document.title, language]);
  const fields = openedFields(document.fields, signing.openedAt, language);
  const names = namesOf(document);
  const signed: Signed = { document, signing, names, byLink: true };
  // Given once by each name.
  const isSameName = (signing.parties.customer?.name ?? names.customer) === names.customer;
  const given = (isSameName && consent?.given) || undefined;
  function change(changed: Partial<Signing>) {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    keepSigning(id, next);
    setSigning(next);
  }
  async function seal() {
    try {
      const now = wallClock(new Date());
      const agreed = consent && signing.agreedAt;
      const made = await sealed(signed, {
        company: company.version,
        consent: agreed ? { sha256: consent.sha256, at: agreed } : (given ?? null),
        now,
        textSha256,
      });
      const email = signing.email?.trim();
      const told = { params: { docId: id }, query: { share }, body: { ...made, ...(email && { email }) } };
      await call(signingActions.sign, told);
      forgetKept(id);
      setHash(made.contentHash);
      scrollTo(0, 0);
    } catch (error) {
      showToast({ kind: 'error', id: 'document', title: words.sealFailed, message: explain(error) });
    }
  }
  return (
    <>
      <header lang={language} className="stack gap-1">
        <p className="ink-2">{[company.name, company.contact].filter(Boolean).join(', ')}</p>
        <h1 className="t-1 break-anywhere">{document.title}</h1>
      </header>
      {hash === undefined ? (
        <SignFlow
          text={{ blocks, language, values: valuesOf(fields), notKnown: undefined }}
          consent={
            document.needsConsent && !given
              ? { blocks: consent ? readMarkup(consent.body).blocks : undefined, isFirst: true }
              : undefined
          }
          cancelBy={document.withCancellation ? fields.values['cancel-by'] : undefined}
          names={names}
          byLink
          signing={signing}
          faultsOf={(now) =>
            faultsOf(
              { ...signed, signing: now },
              now.agreedAt ? { sha256: '', at: now.agreedAt } : (given ?? null),
              wallClock(new Date()),
            )
          }
          onChange={change}
          onSeal={seal}
        />
      ) : (
        <Done language={language} hash={hash} />
      )}
    </>
  );
}

function Done({ language, hash }: { language: DocumentLanguage; hash: string }) {
  const words = signerWords[language];
  return (
    <Note tone="tide" icon={CircleCheck} role="status" title={words.done} lang={language}>
      <p>{words.doneHint}</p>
      <p>
        {words.fingerprint}: <span className="num">{hash.slice(0, 12)}</span>
      </p>
    </Note>
  );
}
