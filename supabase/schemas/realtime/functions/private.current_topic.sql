create or replace function private.current_topic (
  topic text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return current_topic.topic || coalesce((select ':' || g.generation from private.topic_generations as g
    where g.topic = current_topic.topic), '');
end
$function$;

comment on function private.current_topic(text) is 'The name under which a topic is joined now: its own, such as order:<id>, and after a change order:<id>:<generation>.';

revoke all on function private.current_topic(text) from public;
