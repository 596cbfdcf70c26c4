create or replace function private.payout_goal (
  status text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case payout_goal.status when 'processed' then 'paid' when 'reversed' then 'returned'
    when 'rejected' then 'failed' when 'cancelled' then 'failed' when 'failed' then 'failed'
    when 'queued' then 'processing' when 'pending' then 'processing' when 'scheduled' then 'processing'
    when 'processing' then 'processing' end
$function$;

comment on function private.payout_goal(text) is 'What a state of the payout service means here: processing, paid, returned or failed; null where it is unknown.';

revoke all on function private.payout_goal(text) from public;
