create table private.topics (
  prefix text not null,
  may_hear text,
  story text,
  constraint topic_may_hear_form check ((may_hear ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint topic_prefix check ((prefix ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint topic_story_form check ((story ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint topic_story_has_subject check (((story IS NULL) OR (may_hear IS NOT NULL))),
  constraint topics_pkey primary key (prefix)
);

comment on column private.topics.may_hear is 'Function (uuid) that says whether the caller may listen to the topic of that subject. Null: the topic is the prefix alone, and everybody who is signed in may listen.';

comment on column private.topics.story is 'Function (uuid, after a number) that returns what somebody who reconnects has missed. Null: the topics'' log does.';

comment on table private.topics is 'What can be listened to: topics named <prefix>:<uuid>, one row a prefix.';
