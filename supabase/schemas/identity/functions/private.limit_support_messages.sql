create or replace function private.limit_support_messages()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_turns('support_messages', new.author_id::text);
  if (select count(*) from private.support_messages as m where m.author_id = new.author_id
    and m.at > clock_timestamp() - interval '1 minute') >= 20 then
    perform private.refuse(429, 'too_many_messages', 'That is a lot of messages. Please wait a minute.');
  end if;
  return new;
end
$function$;

comment on function private.limit_support_messages() is 'Refuses more messages of one writer within a minute than write_to_ticket allows, however many arrive together.';

revoke all on function private.limit_support_messages() from public;
