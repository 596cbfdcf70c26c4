create table private.fulfilment_attempts (
  id bigint generated always as identity not null,
  fulfilment_id uuid not null,
  number integer not null,
  action text not null,
  request_id uuid not null,
  sent_at timestamp with time zone not null default now(),
  constraint attempt_action check ((action = ANY (ARRAY['pay'::text, 'status'::text]))),
  constraint fulfilment_attempts_fulfilment_id_number_key unique (fulfilment_id, number),
  constraint fulfilment_attempts_pkey primary key (id),
  constraint fulfilment_attempts_fulfilment_id_fkey foreign key (fulfilment_id)
    references public.digital_fulfilments(id)
);

create trigger fulfilment_attempts_are_append_only
  before delete or update on private.fulfilment_attempts
  for each row
  execute function private.forbid_change();

comment on table private.fulfilment_attempts is 'Every call that was handed out to the provider. Append-only.';
