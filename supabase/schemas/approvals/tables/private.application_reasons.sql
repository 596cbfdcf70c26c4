create table private.application_reasons (
  reason text not null,
  is_of_item boolean not null,
  constraint application_reason_name check ((reason ~ '^[a-z][a-z_]{2,39}$'::text)),
  constraint application_reasons_pkey primary key (reason)
);

comment on table private.application_reasons is 'Why an item is sent back, or an application rejected.';
