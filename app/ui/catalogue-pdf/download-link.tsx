import { Download } from 'lucide-react'
import { ButtonLink } from '#app/ui/base/button.tsx'

type DownloadLinkProps = { file: string; label: string; className?: string }

export function DownloadLink({ file, label, className }: DownloadLinkProps) {
  return (
    <ButtonLink href={file} download className={className}>
      <Download aria-hidden />
      {label}
    </ButtonLink>
  )
}
