create type public.topic_event as (
  seq bigint,
  event text,
  payload jsonb,
  at timestamp with time zone
);
