create table private.parcel_contents (
  kind text not null,
  allowed boolean not null,
  "position" smallint not null,
  constraint parcel_content_form check ((kind ~ '^[a-z_]{2,30}$'::text)),
  constraint parcel_contents_pkey primary key (kind)
);

comment on table private.parcel_contents is 'What senders say they send; what is not allowed is refused before a price.';
