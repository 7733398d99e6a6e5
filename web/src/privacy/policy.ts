/** The policy. Its periods are those of the second document, section 9, and what the nightly retention job does. */
export const sections = [
  {
    title: 'What this app keeps',
    texts: [
      'About technicians: name, contact and emergency details, role, hire date, sign-ins with device and network address, and what they did in the app.',
      'About projects: address, customer and claim details, inspections, claim sheets, photos with the time and, where the camera wrote it, the place they were taken, voice notes, documents and signatures.',
    ],
  },
  {
    title: 'What it is used for',
    texts: [
      'To plan and document inspections of property damage, to prepare estimates, and to show who changed what. It is not sold, and not used for advertising.',
    ],
  },
  {
    title: 'Where it goes',
    texts: [
      'To your company, and to the systems your company connects: its customer records, its cloud drive, its mail. Nothing on these pages is loaded from, or sent to, anyone else.',
    ],
  },
  {
    title: 'On this device',
    texts: [
      'Your assigned projects and your unsent work are kept on this device so that the app works without a signal. Logging out clears them. The microphone and the camera are used only when you switch them on, notifications only once your browser allows them.',
    ],
  },
  {
    title: 'How long it is kept',
    texts: [
      'Employee records: 7 years after termination.',
      'Project data: 5 years after completion.',
      'Where something was added to a job later, the 5 years count from that.',
      'Time tracking: 3 years.',
    ],
  },
  {
    title: 'Your rights',
    texts: [
      'You can see and correct your own record under Profile. For a copy of it, a correction you cannot make yourself, or a deletion, write to your office. Privacy inquiries are answered within 30 days.',
    ],
  },
  { title: 'Age', texts: ['The app is not for people under 18.'] },
] as const;
