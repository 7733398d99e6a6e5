import { type DocumentKind, type DocumentLanguage, documentKindNames, documentKinds } from './kinds.ts';
import { releasedAsShipped, type TemplateEntry } from './template.ts';

type Texts = Readonly<Record<DocumentLanguage, string>>;

/** They state facts only (documents.md, section 9). */
const complete: Partial<Record<DocumentKind, Texts>> = {
  'drying-certificate': {
    en: `# Certificate of Drying
Project {project}, {address}. Claim {claim}, {insurer}.

Drying began {drying-started} and ended {drying-ended}, {visit-count} visits. On the last visit every point below was at or under its goal.

{drying-points}

Goals are readings of the same material with the same meter in an unaffected part of the building, unless a reason is given. This certificate states readings; it is no warranty.

[[sign technician]]
[[sign customer optional]]`,
    es: `# Certificado de secado
Proyecto {project}, {address}. Reclamo {claim}, {insurer}.

El secado comenzó el {drying-started} y terminó el {drying-ended}, con {visit-count} visitas. En la última visita cada punto indicado estaba en su meta o por debajo de ella.

{drying-points}

Las metas son lecturas del mismo material con el mismo medidor en una parte no afectada del edificio, salvo que se indique un motivo. Este certificado informa lecturas; no es una garantía.

[[sign technician]]
[[sign customer optional]]`,
  },
  'completion-certificate': {
    en: `# Certificate of Completion
The work below was done at {address}.

{work-done}

( ) completion=all: The work is complete.
( ) completion=except: It is complete except for what I write here.
[[write exceptions]]

[[sign customer]]
[[sign technician]]`,
    es: `# Certificado de terminación
El trabajo siguiente se realizó en {address}.

{work-done}

( ) completion=all: El trabajo está terminado.
( ) completion=except: Está terminado, excepto lo que escribo aquí.
[[write exceptions]]

[[sign customer]]
[[sign technician]]`,
  },
  'equipment-on-site': {
    en: `# Equipment Left on Site
These units belong to {company} and stay at {address}:

{units-on-site}

[!] run: I will leave them running day and night.
[!] move: I will not move or open them.
[ ] call: I will call {company-phone} if one stops.

[[sign customer]]
[[sign technician]]`,
    es: `# Equipo dejado en el lugar
Estos equipos son de {company} y quedan en {address}:

{units-on-site}

[!] run: Los dejaré funcionando día y noche.
[!] move: No los moveré ni los abriré.
[ ] call: Llamaré al {company-phone} si alguno se detiene.

[[sign customer]]
[[sign technician]]`,
  },
};

const lawyer: Texts = {
  en: '[Have this text written or checked by your lawyer before you use it.]',
  es: '[Pida a su abogado que escriba o revise este texto antes de usarlo.]',
};
const covers: Texts = { en: 'It usually covers:', es: 'Por lo general incluye:' };

/** What the text of a placeholder usually covers, a line each. */
const usual: Partial<Record<DocumentKind, Readonly<Record<DocumentLanguage, readonly string[]>>>> = {
  'work-authorization': {
    en: ['who may enter and work at {address}', 'which work may begin', 'the rates', 'who pays, and when'],
    es: [
      'quién puede entrar y trabajar en {address}',
      'qué trabajo puede comenzar',
      'las tarifas',
      'quién paga y cuándo',
    ],
  },
  'direction-to-pay': {
    en: ['the insurance company and claim number', 'whom it is to pay', 'what the customer still owes'],
    es: ['la compañía de seguros y el número de reclamo', 'a quién debe pagar', 'lo que el cliente aún debe'],
  },
  'change-order': {
    en: ['what is added or left out', 'the change in price', 'the change in time'],
    es: ['lo que se agrega o se omite', 'el cambio de precio', 'el cambio de plazo'],
  },
  'asbestos-lead': {
    en: ['the age of the building', 'what was tested, and by whom', 'where work must not begin'],
    es: ['la antigüedad del edificio', 'qué se analizó y quién lo hizo', 'dónde no debe comenzar el trabajo'],
  },
  'service-refusal': {
    en: ['which work the customer refuses', 'what can follow from it', 'that it was explained'],
    es: ['qué trabajo rechaza el cliente', 'lo que puede resultar de ello', 'que se le explicó'],
  },
  'contents-release': {
    en: ['which contents are thrown away or moved', 'where they are kept', 'who has looked through them'],
    es: ['qué pertenencias se desechan o se trasladan', 'dónde se guardan', 'quién las ha revisado'],
  },
  'cancellation-notice': {
    en: ['the last day to cancel, {cancel-by}', 'how to cancel', 'what is returned to the customer'],
    es: ['el último día para cancelar, {cancel-by}', 'cómo cancelar', 'lo que se devuelve al cliente'],
  },
  'emergency-statement': {
    en: ['the emergency, in the customer’s own handwriting', 'that the right to cancel is waived'],
    es: ['la emergencia, de puño y letra del cliente', 'que se renuncia al derecho de cancelar'],
  },
  consent: {
    en: ['the right to paper', 'how to withdraw', 'what it covers', 'what device and software it needs'],
    es: [
      'el derecho a recibir papel',
      'cómo retirarlo',
      'qué incluye',
      'qué dispositivo y programa requiere',
    ],
  },
};

const agree: Texts = {
  en: '[!] agree: I agree to sign electronically.',
  es: '[!] agree: Acepto firmar electrónicamente.',
};

function placeholder(kind: DocumentKind, language: DocumentLanguage): string {
  const list = usual[kind]?.[language];
  const end =
    kind === 'consent'
      ? [agree[language]]
      : [...(kind === 'emergency-statement' ? ['[[write statement]]'] : []), '[[sign customer]]'];
  return [
    `# ${documentKinds[kind][language]}`,
    lawyer[language],
    ...(list ? ['', covers[language], ...list.map((line) => `- ${line}`)] : []),
    '',
    ...end,
  ].join('\n');
}

/** The texts that come with Tidemark: each kind in both languages. */
export const shippedTemplates: readonly TemplateEntry[] = documentKindNames
  .filter((kind) => kind !== 'other')
  .flatMap((kind) =>
    (['en', 'es'] as const).map((language) => ({
      ...{ kind, language, title: documentKinds[kind][language] },
      body: releasedAsShipped.includes(kind) ? complete[kind]![language] : placeholder(kind, language),
      ...{ needsConsent: kind !== 'consent', withCancellation: false, checked: null },
    })),
  );
