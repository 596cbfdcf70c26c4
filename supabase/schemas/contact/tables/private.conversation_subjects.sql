create table private.conversation_subjects (
  kind text not null,
  own_party text not null,
  other_party text not null,
  reaches text not null,
  state text not null,
  notice text not null,
  constraint conversation_subject_functions
    check
    ((concat_ws(' '::text, own_party, other_party, reaches, state, notice) ~
    '^([a-z_]+\.[a-z_0-9]+( |$)){5}$'::text)),
  constraint conversation_subject_name check ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint conversation_subjects_pkey primary key (kind)
);

comment on column private.conversation_subjects.notice is 'Function (subject, reader''s role, writer''s role, whether for a vendor''s people) that says what a notification of a message carries and where it leads: {params, path}.';

comment on column private.conversation_subjects.other_party is 'Function (subject, role) that says who has a role now: a person or a vendor; null while nobody has.';

comment on column private.conversation_subjects.own_party is 'Function (subject, role) that says as whom the caller acts in a role: themselves, or a vendor; null without it.';

comment on column private.conversation_subjects.reaches is 'Function (subject, role) that returns the roles with which one writes.';

comment on column private.conversation_subjects.state is 'Function (subject) that says whether its parties still reach each other, and until when: {is_open, closes_at}.';

comment on table private.conversation_subjects is 'What people can write to each other about; a domain adds its row.';
