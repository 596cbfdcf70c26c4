create or replace function private.next_ticket_number()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select 'HT' || lpad(n::text, greatest(6, length(n::text)), '0') from nextval('private.ticket_numbers') as n
$function$;

comment on function private.next_ticket_number() is 'What the customer quotes, such as HT000042.';

revoke all on function private.next_ticket_number() from public;
