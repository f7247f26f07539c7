/** `label` measures the gap. */
export function MissingSpanSketch({ className, label = '' }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="9 0 306 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      <g pathLength="1">
        <path d="M10 50h104M10 57h99M206 50h104M211 57h99" />
        <path d="m114 50-5 3 6 2-6 2M206 50l5 3-6 2 6 2" />
        <path d="M28 57v62M92 57v62M228 57v62M292 57v62" />
        <path d="M28 119c6-30 20-46 32-46s26 16 32 46M228 119c6-30 20-46 32-46s26 16 32 46" strokeWidth="1" />
        <path d="M14 119h92M214 119h92" />
        <path
          d="m18 127 7-8M34 127l7-8M50 127l7-8M66 127l7-8M82 127l7-8M218 127l7-8M234 127l7-8M250 127l7-8M266 127l7-8M282 127l7-8"
          strokeWidth="0.8"
        />
      </g>
      <path d="M116 53.500h88" strokeDasharray="5 5" stroke="var(--signal)" />
      <g strokeWidth="1">
        <path d="M114 42V18M206 42V18M114 24h92M110 28l8-8M202 28l8-8" />
      </g>
      {label ? <rect x="140" y="14" width="40" height="20" fill="var(--background)" stroke="none" /> : null}
      <text
        x="160"
        y="28.500"
        textAnchor="middle"
        className="figure"
        fill="currentColor"
        stroke="none"
        fontSize="13"
      >
        {label}
      </text>
    </svg>
  )
}
