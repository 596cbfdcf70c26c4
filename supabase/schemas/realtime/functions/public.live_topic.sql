create or replace function public.live_topic (
  topic text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.may_hear(live_topic.topic) then
    perform private.refuse(403, 'topic_forbidden', 'Your account may not listen to this.');
  end if;
  return private.current_topic(live_topic.topic);
end
$function$;

comment on function public.live_topic(text) is 'The name under which a topic such as order:<id> is joined now. Only a client that is refused, or hears renamed, has to ask.';

revoke all on function public.live_topic(text) from public;

grant execute on function public.live_topic(text) to authenticated, postgres;
