create table private.payee_pans (
  owner_id uuid not null,
  pan text not null,
  set_by uuid,
  set_at timestamp with time zone not null default now(),
  constraint pan_form check ((pan ~ '^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$'::text)),
  constraint payee_pans_pkey primary key (owner_id)
);

comment on table private.payee_pans is 'The PAN of payees who have no GST number that contains it. Nobody reads it through the API.';
