create or replace function private.difference_action (
  kind text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case difference_action.kind when 'unknown_payment' then 'send_back' when 'not_taken' then 'take_in'
    when 'refund_not_asked' then 'take_in' else 'note' end
$function$;

comment on function private.difference_action(text) is 'The one action that a kind of difference allows: send_back (nobody knows what it was for), take_in (into our books) or note (the gateway has to be asked; the answer is kept).';

revoke all on function private.difference_action(text) from public;
