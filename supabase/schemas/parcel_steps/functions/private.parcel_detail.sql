create or replace function private.parcel_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p private.parcels;
  mine boolean := coalesce(o.user_id = auth.uid(), false);
  live boolean := o.status not in ('delivered', 'cancelled');
begin
  select * into p from private.parcels as k where k.order_id = o.id;
  if p.order_id is null or not (mine or private.is_admin()) then return null; end if;
  return jsonb_build_object('parcel', jsonb_build_object('grams', p.grams, 'class', p.class, 'contents', p.contents,
    'contents_text', p.contents_text, 'fragile', p.fragile, 'declared_paise', p.declared_paise, 'insured', p.insured,
    'receiver_pays', p.receiver_pays, 'pays_at', p.pays_at, 'sender', p.sender_name, 'pickup', p.pickup,
    'picked_up_at', p.picked_up_at, 'pickup_picture', p.pickup_picture,
    'pickup_code', (select h.code from private.handover_codes as h where mine and live and p.picked_up_at is null
      and o.status <> 'pending' and h.order_id = o.id and h.purpose = 'pickup'),
    'return_code', (select h.code from private.handover_codes as h where mine and live
      and h.order_id = o.id and h.purpose = 'drop:90'),
    'return', case when p.return_job is not null then jsonb_build_object('paise', p.return_paise)
      when live then (select jsonb_build_object('paise', r.way -> 'paise')
        from private.parcel_return(o, p) as r (way) where r.way is not null) end,
    'return_cash_paise', case when live and p.return_job is not null then private.cash_due(o.id)
      - coalesce(p.collected_paise, 0) end,
    'outcome', case when o.status = 'delivered' then (select case when bool_and(d.state = 'returned') then 'returned'
      when bool_or(d.state = 'returned') then 'partly' else 'delivered' end
      from private.parcel_drops as d where d.order_id = o.id) end,
    'drops', (select jsonb_agg(jsonb_build_object('n', d.n, 'name', d.name, 'phone', case when mine then d.phone end,
      'line', d.place -> 'line', 'landmark', d.place -> 'landmark', 'lat', d.place -> 'lat', 'lng', d.place -> 'lng',
      'handover', d.handover, 'state', d.state, 'attempts', d.attempts, 'reason', d.reason, 'note', d.note,
      'decide_by', d.decide_by, 'done_at', d.done_at, 'proof', d.proof, 'proof_name', d.proof_name,
      'proof_picture', d.proof_picture, 'proof_strokes', d.proof_strokes,
      'shared', d.link_hash is not null and d.state in ('waiting', 'failed')) order by d.n)
      from private.parcel_drops as d where d.order_id = o.id)));
end
$function$;

comment on function private.parcel_detail(public.enhanced_orders, text) is 'What only this trade knows of an order, to its sender and administrators; the codes of receivers are theirs alone.';

revoke all on function private.parcel_detail(public.enhanced_orders, text) from public;
