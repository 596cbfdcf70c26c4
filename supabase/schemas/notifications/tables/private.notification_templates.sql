create table private.notification_templates (
  template text not null,
  type text not null,
  title text not null,
  message text not null,
  push_for interval,
  constraint notification_templates_pkey primary key (template)
);

comment on column private.notification_templates.push_for is 'How long a push message is worth delivering; null for what is not pushed.';

comment on table private.notification_templates is 'English messages by template; {name} is filled from the params. A trade adds its own in its migration.';
