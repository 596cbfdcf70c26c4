create or replace function private.rename_topic (
  topic text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform realtime.send('{}', 'renamed', private.current_topic(rename_topic.topic), true);
  insert into private.topic_generations as g (topic, generation) values (rename_topic.topic, 2)
  on conflict (topic) do update set generation = g.generation + 1;
end
$function$;

comment on function private.rename_topic(text) is 'Gives a topic another name, so that whoever lost the right to listen hears nothing more. The event renamed on the old name makes clients ask live_topic for the new one.';

revoke all on function private.rename_topic(text) from public;
