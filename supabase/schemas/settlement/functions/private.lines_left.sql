create or replace function private.lines_left (
  order_id uuid
)
  returns table (
    "position" smallint,
    tax_class text,
    pieces integer,
    charged_paise bigint,
    gone_pieces integer,
    gone_paise bigint,
    claimed integer,
    open_claims integer,
    returned integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select i.position, i.tax_class, coalesce(i.charged_quantity, i.quantity),
    coalesce(i.charged_paise, i.total_paise)::bigint,
    coalesce(gone.pieces, 0)::integer, coalesce(gone.paise, 0)::bigint, coalesce(asked.claimed, 0)::integer,
    coalesce(asked.open_claims, 0)::integer, coalesce(back.pieces, 0)::integer
  from public.order_items as i
  left join lateral (select sum(r.quantity) as pieces, sum(r.paise) as paise from private.line_refunds as r
    where r.order_id = i.order_id and r.position = i.position) as gone on true
  left join lateral (select sum(l.quantity) as claimed, sum(l.quantity)
    filter (where c.state <> 'declined') as open_claims
    from private.order_claim_lines as l join private.order_claims as c on c.id = l.claim_id
    where l.order_id = i.order_id and l.position = i.position and c.state <> 'withdrawn') as asked on true
  left join lateral (select sum(l.quantity) as pieces from public.return_lines as l
    join public.returns as r on r.id = l.return_id
    where r.order_id = i.order_id and l.position = i.position and r.state not in ('cancelled', 'rejected')) as back
      on true
  where i.order_id = lines_left.order_id
$function$;

comment on function private.lines_left(uuid) is 'The lines of an order: pieces and paise charged, gone (refunded), reported (claimed; open_claims without what was declined) and in returns. Everything that gives money back for a line asks here.';

revoke all on function private.lines_left(uuid) from public;
