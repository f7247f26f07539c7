export const MAIL_KINDS = [
  { key: 'enquiryReceived', label: 'Enquiry received' },
  { key: 'newEnquiry', label: 'New enquiry' },
  { key: 'jobInterestReceived', label: 'Response to a job received' },
  { key: 'newJobInterest', label: 'New response to a job' },
  { key: 'newApproval', label: 'New approval' },
  { key: 'approvalCopy', label: 'Approval copy' },
  { key: 'launchChanged', label: 'Launch status' },
  { key: 'vacancyNote', label: 'Note for the client' },
  { key: 'signInLink', label: 'Sign-in link' },
  { key: 'continueLink', label: 'Link to continue' },
  { key: 'newDevice', label: 'New sign-in' },
  { key: 'invitation', label: 'Invitation' },
  { key: 'joinRequest', label: 'Request to join' },
  { key: 'shareLink', label: 'Request to read, comment or approve' },
  { key: 'interviewLink', label: 'Request to interview' },
  { key: 'newComments', label: 'New comments' },
  { key: 'approvalRequest', label: 'Request to approve' },
  { key: 'approvalReminder', label: 'Reminder to approve' },
  { key: 'approvalDeclined', label: 'Approval declined' },
  { key: 'approvalsVoided', label: 'Approvals no longer count' },
] as const
export type MailKind = (typeof MAIL_KINDS)[number]['key']
export const MAIL_KIND_KEYS = MAIL_KINDS.map(({ key }) => key) as [MailKind, ...MailKind[]]

export const MAIL_STATES = [
  { key: 'queued', label: 'Waiting' },
  { key: 'sending', label: 'Sending' },
  { key: 'sent', label: 'Sent' },
  { key: 'failed', label: 'Failed' },
  { key: 'held', label: 'Held' },
  { key: 'stopped', label: 'Stopped by the recipient' },
] as const
export type MailState = (typeof MAIL_STATES)[number]['key']
export const MAIL_STATE_KEYS = MAIL_STATES.map(({ key }) => key) as [MailState, ...MailState[]]
