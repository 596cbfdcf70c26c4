create table private.topic_generations (
  topic text not null,
  generation integer not null,
  constraint topic_generations_pkey primary key (topic)
);

comment on table private.topic_generations is 'How often a topic has changed its name because somebody who might be listening lost the right to. Realtime checks the right on joining only, so the name changes and whoever still may listen joins the new one.';
