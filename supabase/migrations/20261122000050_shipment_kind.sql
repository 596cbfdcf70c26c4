-- Goods that a carrier brings. A value of an enum can be used only after the transaction that adds it.
alter type public.order_kind add value 'shipment';
