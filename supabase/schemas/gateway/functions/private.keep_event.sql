create or replace function private.keep_event (
  event jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if event is null then return; end if;
  if octet_length(event::text) > 60000 or coalesce(event ->> 'id', '') !~ '^[A-Za-z0-9_-]{1,100}$' then
    perform private.refuse(400, 'event_invalid', 'This event could not be read.');
  end if;
  insert into private.payment_events (provider, provider_event_id, payload)
  values ('razorpay', event ->> 'id', coalesce(event -> 'payload', 'null')) on conflict do nothing;
end
$function$;

comment on function private.keep_event(jsonb) is 'Keeps an event once. What it does depends on what is known, never on whether it was told before.';

revoke all on function private.keep_event(jsonb) from public;
