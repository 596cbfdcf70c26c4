create or replace function private.pace_tickets (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.take_turns('tickets', caller::text);
  if (select count(*) from private.support_tickets as t where t.user_id = caller
    and t.opened_at > now() - interval '1 day')
      >= private.setting_int('tickets_per_day') then
    perform private.refuse(429, 'too_many_tickets', 'You have opened many tickets today. Please write in one of them.');
  end if;
end
$function$;

comment on function private.pace_tickets(uuid) is 'Limits the tickets that one customer opens within a day; one customer''s one after the other.';

revoke all on function private.pace_tickets(uuid) from public;
