create or replace function private.lower_shares (
  order_id uuid,
  rows private.refund_row[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.order_shares as s set amount_paise =
    s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r
      where r.of_position = any (v.positions)) as paise
    from private.share_values as v where v.order_id = lower_shares.order_id
  ) as gone
  where s.order_id = lower_shares.order_id and s.position = gone.position and s.settled_at is null and gone.paise > 0
$function$;

comment on function private.lower_shares(uuid, private.refund_row[]) is 'What is no longer charged is no longer earned, in proportion. Before the rows are written, so that the base is what it was.';

revoke all on function private.lower_shares(uuid, private.refund_row[]) from public;
