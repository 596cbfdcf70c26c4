create table private.canned_messages (
  role text not null,
  with_role text not null,
  "position" smallint not null,
  code text not null,
  takes_minutes boolean not null default false,
  constraint canned_code_form check ((code ~ '^[a-z_]{2,40}$'::text)),
  constraint canned_messages_pkey primary key (role, with_role, code)
);

comment on table private.canned_messages is 'Sentences that one party can send to another without typing. Stored by code, so that each reader has them in their own language; the texts are in the apps.';
