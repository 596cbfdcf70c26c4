create table private.measure_reasons (
  reason text not null,
  suspends boolean not null,
  ends boolean not null,
  is_grave boolean not null,
  "position" smallint not null,
  constraint measure_reason_name check ((reason ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint measure_reasons_pkey primary key (reason)
);

comment on table private.measure_reasons is 'Why somebody is suspended, or their work ended. is_grave: only then can it end at once, which a second person agrees to; the suspension has no end of its own, and two lift it.';
