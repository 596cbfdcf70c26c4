create or replace function public.retry_payout (
  payout_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p public.payouts;
begin
  perform private.require_role('admin');
  select * into p from public.payouts as k where k.id = retry_payout.payout_id for no key update;
  if p.id is null then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  if p.status not in ('requested', 'processing', 'paid') then
    perform private.refuse(409, 'payout_settled', 'This payout has been settled in the meantime.',
      jsonb_build_object('status', p.status));
  end if;
  -- The attempts stay: what was asked for once is never asked for under another id.
  update public.payouts as k set next_at = now() where k.id = p.id;
  update private.payout_accounts as a set check_next_at = now()
  where a.id = p.account_id and a.check_state in ('waiting', 'checking');
  perform private.audit('retry_payout', 'payout', p.id::text);
end
$function$;

comment on function public.retry_payout(uuid) is 'Asks the payout service at once, for a payout or about it, and about its account where that is still being checked, instead of after the next pause. Administrators only; on the audit log.';

revoke all on function public.retry_payout(uuid) from public;

grant execute on function public.retry_payout(uuid) to authenticated, postgres;
