create or replace function private.publish (
  topic text,
  event text,
  payload jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.topic_log (topic, event, payload) values (publish.topic, publish.event, publish.payload);
end
$function$;

comment on function private.publish(text, text, jsonb) is 'Logs an event on a private topic for events_since; it is broadcast when the transaction commits. The payload gets topic_seq, the number to catch up from.';

revoke all on function private.publish(text, text, jsonb) from public;
