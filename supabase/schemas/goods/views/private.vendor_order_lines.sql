create view private.vendor_order_lines AS  SELECT o.vendor_id,
    o.user_id,
    d.performer_id AS courier_id,
    p.full_name AS customer_full_name,
    o.id AS order_id,
    o.order_number,
    o.status,
    o.kind,
    o.trade,
    k.desk,
    split_part(COALESCE(NULLIF(p.full_name, ''::text), 'Customer'::text), ' '::text, 1) AS customer_name,
    o.items,
    o.instructions,
    private.detail_of(o.*, 'vendor'::text) AS detail,
    o.total_paise,
    (private.shared(o.id, 'vendor_payable'::public.ledger_account_kind))::integer AS vendor_share_paise,
    o.payment_method,
    o.created_at AS placed_at,
    o.accept_by,
    o.prep_minutes,
    o.promised_max_at,
    o.status_since,
    c.name AS courier_name,
    d.state AS courier_state,
        CASE
            WHEN ((o.status = ANY (ARRAY['confirmed'::public.order_status, 'preparing'::public.order_status, 'ready'::public.order_status])) AND (d.performer_id IS NOT NULL)) THEN h.code
            ELSE NULL::text
        END AS pickup_code,
    o.scheduled_for,
    private.preparing_begins(o.*) AS begin_at,
    private.later_until(o.*) AS later_until,
    o.cancel_reason,
    o.cancelled_by,
    o.category,
    private.gift_of(o.checkout_id) AS gift,
    private.refunds_for_vendor(o.id) AS refunds,
    private.extra_minutes(o.id) AS extra_minutes,
    (private.cash_due(o.id))::integer AS collect_cash_paise
   FROM ((((((public.enhanced_orders o
     JOIN private.trade_kinds k ON (((k.trade = o.trade) AND (k.kind = o.kind))))
     JOIN private.desks place ON (((place.desk = k.desk) AND place.lists_orders)))
     LEFT JOIN LATERAL private.job_of(o.id) d(id, order_id, leg, vendor_id, region_id, state, performer_id, vehicle_class, load_grams, wishes, quiet_until, distance_m, pay_paise, round, search_started_at, nobody_since, asked_until, assigned_at, done_at) ON (true))
     LEFT JOIN public.couriers c ON ((c.user_id = d.performer_id)))
     LEFT JOIN private.handover_codes h ON (((h.order_id = o.id) AND (h.purpose = 'pickup'::text))))
     LEFT JOIN public.profiles p ON ((p.id = o.user_id)))
  WHERE (o.placed_at IS NOT NULL);

comment on view private.vendor_order_lines is 'The orders that stand in a vendor''s list, one row each; what a round brings has a list of its own.';
