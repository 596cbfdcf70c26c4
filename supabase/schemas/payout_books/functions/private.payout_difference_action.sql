create or replace function private.payout_difference_action (
  kind text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when payout_difference_action.kind in ('unknown_payout', 'not_told', 'paid_after_all') then 'take_in'
    else 'note' end
$function$;

comment on function private.payout_difference_action(text) is 'The one action that a kind of difference allows: take_in (into our books) or note (the service has to be asked; the answer is kept).';

revoke all on function private.payout_difference_action(text) from public;
