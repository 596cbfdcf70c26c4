create or replace function private.pace_quotes (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last_hour integer;
  last_minute integer;
begin
  perform private.take_turns('quotes', caller::text);
  select count(*), count(*) filter (where q.created_at > now() - interval '1 minute') into last_hour, last_minute
  from private.quotes as q where q.user_id = caller and q.created_at > now() - interval '1 hour';
  if last_minute >= private.setting_int('quotes_per_minute') or last_hour >= private.setting_int('quotes_per_hour') then
    perform private.refuse(429, 'too_many_quotes',
      'Prices were asked for too often. Please wait a moment and try again.');
  end if;
end
$function$;

comment on function private.pace_quotes(uuid) is 'Limits a user''s quotes per minute and per hour to what the settings allow: 60 and 200. Before each quote that is stored.';

revoke all on function private.pace_quotes(uuid) from public;
