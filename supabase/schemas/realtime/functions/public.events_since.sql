create or replace function public.events_since (
  topic text,
  seq bigint
)
  returns SETOF public.topic_event
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  told text;
begin
  if not private.may_hear(topic) then
    perform private.refuse(403, 'topic_forbidden', 'Your account may not listen to this.');
  end if;
  select t.story into told from private.topics as t where t.prefix = split_part(topic, ':', 1);
  if told is not null then
    return query execute format('select * from %s($1, $2)', told) using split_part(topic, ':', 2)::uuid, seq;
    return;
  end if;
  -- A number below one already seen may still be uncommitted: everything from the oldest running transaction on is
  -- left for the next call, which the broadcast of that transaction triggers.
  return query
    select l.seq, l.event, l.payload || jsonb_build_object('topic_seq', l.seq), l.at from private.topic_log as l
    where l.topic = events_since.topic and l.seq > events_since.seq
      and l.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by l.seq limit 500;
end
$function$;

comment on function public.events_since(text, bigint) is 'What was published on a topic after a number, without its details, for a client that was disconnected. On order topics the numbers are the order''s own, without gaps, and the last row is the present state of the delivery.';

revoke all on function public.events_since(text, bigint) from public;

grant execute on function public.events_since(text, bigint) to authenticated, postgres;
