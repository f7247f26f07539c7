import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'

export const MailIcon = () => <Mail className="size-4" />
export const PhoneIcon = () => <Phone className="size-4" />
export const MessageIcon = () => <MessageSquareText className="size-4" />
export const ClockIcon = () => <Clock className="size-4" />
export const OverdueIcon = () => <TriangleAlert className="size-4" />
export const DoneIcon = () => <Check className="size-4" />
